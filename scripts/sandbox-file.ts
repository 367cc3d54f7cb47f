/** The port of `npm start` where none is given; its sandbox has the name without one. */
export const DEFAULT_PORT = 5180

/**
 * The database of the sandbox at a port: two that run at once share neither clock nor orders. With
 * real data it is another one.
 */
export function sandboxFile(port: number, hasData: boolean): string {
  const name = hasData ? 'sandbox-data' : 'sandbox'
  return port === DEFAULT_PORT ? `${name}.sqlite` : `${name}-${port}.sqlite`
}
