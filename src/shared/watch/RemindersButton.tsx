import { Suspense, useState } from 'react'
import { hasAccount } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'

const ReminderSheet = lazyPart(() => import('./ReminderSheet.tsx'))

interface Props {
  readonly fundCode: string
  readonly fundName: string
  readonly block?: boolean
}

/** Opens the reminders of a fund, for who is signed in: a message needs a user. */
export function RemindersButton({ fundCode, fundName, block = false }: Props) {
  const shell = useShell()
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    if (!hasAccount() && !(await shell.login())) return
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        kind={block ? 'secondary' : 'text'}
        size={block ? 'large' : 'small'}
        block={block}
        onClick={open}
      >
        净值提醒
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReminderSheet
            fundCode={fundCode}
            fundName={fundName}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
