import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

interface Props {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

/** Shows what needs a user, once there is one; before that the way to sign in. */
export function SignInFirst({ title, note, children }: Props) {
  const shell = useShell()
  const { openId } = useSnapshot(session)
  if (openId !== '') return children
  return (
    <Page>
      <EmptyState
        kind="login"
        title={title}
        note={note}
        actionText="登录"
        onAction={async () => void (await shell.login())}
      />
    </Page>
  )
}
