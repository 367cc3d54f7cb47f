import type { Sandbox } from '#test/sandbox/server.ts'

/**
 * A code of the messaging app, the mini-program or a partner's app: one tap on the authorization
 * page.
 */
export async function authorizationCode(
  sandbox: Pick<Sandbox, 'fetch'>,
  userId: string,
): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: 'http://localhost:5180/', user: userId })
  const answer = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/authorize?${query}`))
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  if (code === null) throw new Error(`no code for ${userId}`)
  return code
}
