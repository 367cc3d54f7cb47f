import type { Sandbox } from '#test/sandbox/server/server.ts'

type Reached = Pick<Sandbox, 'fetch'>

/** A word that the sandbox's page at `path` adds to the address to which it sends the persona. */
async function wordFrom(
  sandbox: Reached,
  path: string,
  query: Readonly<Record<string, string>>,
  word: string,
): Promise<string> {
  const search = new URLSearchParams(query)
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/${path}?${search.toString()}`),
  )
  const found = new URL(answer.headers.get('location') ?? '').searchParams.get(word)
  if (found === null) throw new Error(`no ${word} for ${query['user']}`)
  return found
}

const TARGET = 'http://localhost:5180/'

/** A code of the messaging app: one tap on the authorization page. */
export const authorizationCode = (sandbox: Reached, user: string): Promise<string> =>
  wordFrom(sandbox, 'authorize', { redirect_uri: TARGET, user }, 'code')

/** A login code of the mini-program. */
export const appletCode = (sandbox: Reached, user: string): Promise<string> =>
  wordFrom(sandbox, 'applet', { to: TARGET, user, code: '1' }, 'code')

/** A token of a partner's app. */
export const partnerToken = (sandbox: Reached, user: string): Promise<string> =>
  wordFrom(sandbox, 'partner', { to: TARGET, user }, 'token')
