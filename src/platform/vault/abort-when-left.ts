/**
 * Aborts a transaction that is under way when the page is left. WebKit otherwise keeps it open, and
 * every later transaction of the origin on that database waits without end.
 */
export function abortWhenLeft(transaction: IDBTransaction): IDBTransaction {
  const abort = () => {
    try {
      transaction.abort()
    } catch {
      // It is being committed.
    }
  }
  const done = () => removeEventListener('pagehide', abort)
  addEventListener('pagehide', abort)
  transaction.addEventListener('complete', done)
  transaction.addEventListener('abort', done)
  return transaction
}
