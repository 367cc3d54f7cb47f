import { Suspense } from 'react'
import { messagesPaths } from '#paths/messages.ts'
import { BellIcon } from '#ui/icons.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './HomeScreen.module.css'

/** The first frame does without the number. */
const UnreadNumber = lazyPart(() => import('#shared/message/UnreadNumber.tsx'))

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
