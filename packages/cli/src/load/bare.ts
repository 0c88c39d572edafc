import { WebSocket, WebSocketServer } from 'ws';

/** What ours is measured against: a server that only parses JSON and broadcasts JSON of the same size to the four of a room. */
const size = Number(process.argv[2] ?? 2000);
const padding = 'x'.repeat(size);
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => process.stdout.write(`http://127.0.0.1:${(server.address() as { port: number }).port}\n`));
server.on('connection', (socket, request) => {
  const room = request.url ?? '/';
  const members = rooms.get(room) ?? new Set();
  rooms.set(room, members.add(socket));
  socket.on('close', () => members.delete(socket));
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as { number: number };
    const text = JSON.stringify({ number: message.number, padding });
    for (const member of members) if (member.readyState === WebSocket.OPEN) member.send(text);
  });
});
process.stdin.on('end', () => process.exit(0)).resume();
