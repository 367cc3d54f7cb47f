import { Suspense } from 'react'
import { messagesPaths } from '#paths/messages.ts'
import { notUrgent } from '#platform/pack-boot.ts'
import { BellIcon } from '#ui/icons.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './HomeScreen.module.css'

/** The first screen does without the number: its file would come before the page's own figures. */
const UnreadNumber = lazyPart(async () => {
  await notUrgent
  return import('./UnreadNumber.tsx')
})

/** Leads to the messages; with how many are unread once `counts`. */
export const Bell = ({ counts }: { readonly counts: boolean }) => (
  <a className={styles.bell} href={messagesPaths.messages.to({})}>
    <Spoken>消息</Spoken>
    <BellIcon />
    {counts ? (
      <Suspense fallback={null}>
        <UnreadNumber />
      </Suspense>
    ) : null}
  </a>
)
