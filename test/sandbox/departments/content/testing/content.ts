import * as v from 'valibot'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import { setContentSettings } from '#api/calls/content.ts'
import { ask, control, type Session } from '#test/sandbox/testing/test-client.ts'

/** Agrees to the community rules, without which no user can write. */
export const agree = (sandbox: Pick<Sandbox, 'fetch'>, session: Session) =>
  ask(sandbox, setContentSettings, { rulesAgreed: '1' }, session)

/** Decides about a text as those who review do. */
export const decide = (
  sandbox: Pick<Sandbox, 'fetch'>,
  target: string,
  act: 'approve' | 'reject' | 'hide' | 'restore',
  reason = '',
) => control(sandbox, 'content/decide', { target, act, reason })

const published = v.object({ itemId: v.string() })

/** Publishes an article as editors do; its id. */
export async function publish(
  sandbox: Pick<Sandbox, 'fetch'>,
  article: { title: string; body: string; publishTime?: string },
): Promise<string> {
  return v.parse(published, await control(sandbox, 'content/publish', article)).itemId
}

/** A new request number for each call. */
export function numbers(prefix: string): () => string {
  let made = 0
  return () => {
    made += 1
    return `${prefix}${String(made).padStart(16 - prefix.length, '0')}`
  }
}
