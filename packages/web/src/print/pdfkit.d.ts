/** What we use of pdfkit, which brings no types of its own. */
declare module 'pdfkit' {
  // biome-ignore lint/style/noDefaultExport: the library has one.
  export default class PDFDocument {
    constructor(options: {
      readonly autoFirstPage: boolean;
      readonly compress?: boolean;
      readonly font?: Uint8Array;
      readonly info?: Readonly<Record<string, unknown>>;
    });
    readonly page: { readonly dictionary: { readonly data: Record<string, unknown> } };
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
    registerFont(name: string, font: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options: { readonly width: number }): number;
    text(text: string, x: number, y: number, options: Readonly<Record<string, unknown>>): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    rotate(degrees: number, options?: { readonly origin: readonly [number, number] }): this;
    path(d: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    ellipse(x: number, y: number, rx: number, ry: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    clip(): this;
    fill(colour: string): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    fillColor(colour: string): this;
    fillOpacity(opacity: number): this;
    strokeOpacity(opacity: number): this;
    lineWidth(width: number): this;
    lineCap(cap: string): this;
    lineJoin(join: string): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type PDFDocument from 'pdfkit';
  /** To be called before the document is ended. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
