// GJS. Calls of GIO, awaited.

/**
 * A promise of a GIO call: `start(done)` starts it, `finish(result)` reads its outcome or throws.
 */
export const promised = (start, finish) =>
  new Promise((resolve, reject) => {
    start((_source, result) => {
      try {
        resolve(finish(result))
      } catch (fault) {
        reject(fault)
      }
    })
  })
