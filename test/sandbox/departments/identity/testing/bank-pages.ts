import type { Sandbox } from '#test/sandbox/server/server.ts'

/** An address of the company's own, to come back to from a bank. */
export const RETURN_URL = 'http://localhost:5180/cmbResult'

/**
 * Takes the person's decision on the bank's page of `url`; gives the address that the bank sends
 * them to.
 */
export async function decideAtBank(
  sandbox: Pick<Sandbox, 'fetch'>,
  url: string,
  form: { decision: 'agree' | 'refuse' | 'back' | 'processing' | 'elsewhere' } & Record<
    string,
    string
  >,
): Promise<URL> {
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test${url}`, { method: 'POST', body: new URLSearchParams(form) }),
  )
  const back = answer.headers.get('location')
  if (answer.status !== 303 || back === null) {
    throw new Error(`The bank kept the person: ${answer.status} ${await answer.text()}`)
  }
  return new URL(back)
}
