/** The string of lamps over the door. Decoration. */
export function Lights() {
  const bulbs = Array.from({ length: 11 }, (_, i) => ({
    x: 10 + i * 28,
    y: 8 + 7 * Math.sin(((i + 0.5) / 11) * Math.PI),
  }));
  return (
    <svg
      className="lights"
      viewBox="0 0 300 24"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 4Q150 20 300 4" fill="none" stroke="#8a6a45" strokeWidth="1" />
      {bulbs.map(({ x, y }, i) => (
        <g key={x}>
          <circle cx={x} cy={y + 4} r="6" fill={i % 2 ? '#ffcf70' : '#ff9d5c'} opacity="0.25" />
          <circle cx={x} cy={y + 4} r="2.600" fill={i % 2 ? '#ffcf70' : '#ff9d5c'} />
        </g>
      ))}
    </svg>
  );
}
