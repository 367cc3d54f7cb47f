const WIDTH = 30

/**
 * A bar on the terminal for long work: call it with how much is done, in [0, 1]. It goes to the errors, so that the output stays
 * clean, and draws nothing where nobody watches.
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
    // The line makes room for the result.
    if (done >= 1) process.stderr.write('\r\u001B[K')
  }
}
