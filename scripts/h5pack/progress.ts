const WIDTH = 30

/**
 * A progress bar for long work: call the returned function with the share that is done, in [0, 1].
 * It writes to stderr, and only on a terminal.
 */
export function progressBar(label: string): (done: number) => void {
  let shown = -1
  return (done) => {
    const percent = Math.floor(done * 100)
    if (!process.stderr.isTTY || percent === shown) return
    shown = percent
    const filled = Math.round(done * WIDTH)
    const bar = '#'.repeat(filled).padEnd(WIDTH, '.')
    process.stderr.write(`\r${label} [${bar}] ${percent} %`)
    // Clears the line for the result.
    if (done >= 1) process.stderr.write('\r\u001B[K')
  }
}
