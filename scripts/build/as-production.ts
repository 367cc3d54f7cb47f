/**
 * Runs a build with `NODE_ENV=production`, so that no pack holds a library's development build, and
 * then restores what it was: a test runner's process has further files to run.
 */
export async function asProduction<T>(build: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await build()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
