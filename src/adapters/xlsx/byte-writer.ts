/**
 * Collects text as UTF-8. A sheet of a hundred thousand cells put together as one string would be copied three times
 * before it is bytes.
 */
export class ByteWriter {
  private buffer = new Uint8Array(1 << 16);
  private length = 0;
  private readonly encoder = new TextEncoder();

  write(text: string): void {
    // UTF-8 takes at most three bytes for a unit of UTF-16.
    const needed = this.length + text.length * 3;
    if (needed > this.buffer.length) {
      const larger = new Uint8Array(Math.max(needed, this.buffer.length * 2));
      larger.set(this.buffer.subarray(0, this.length));
      this.buffer = larger;
    }
    this.length += this.encoder.encodeInto(text, this.buffer.subarray(this.length)).written;
  }

  /** What was written, without a copy. */
  bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }
}
