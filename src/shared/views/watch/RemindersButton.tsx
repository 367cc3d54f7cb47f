import { Suspense, useState } from 'react'
import { hasAccount } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { SUBJECT_NAMES, type ReminderOf } from './reminder-words.ts'

const ReminderSheet = lazyPart(() => import('./ReminderSheet.tsx'))

interface Props {
  readonly of: ReminderOf
  readonly block?: boolean
}

/** Opens the reminders of a fund or an index, for who is signed in: a message needs a user. */
export function RemindersButton({ of, block = false }: Props) {
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
        {SUBJECT_NAMES[of.subject]}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ReminderSheet of={of} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
