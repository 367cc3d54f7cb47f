import { useEffect, useState, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { noticeCovers } from '#domain/identity/privacy-notice.ts'
import { consent, endQuestion } from '#platform/consent.ts'
import { toast } from '#ui/base/toast.ts'

/**
 * The privacy notice over the page while it is to be answered (rules.md#privacy-notice). Its file
 * is loaded only then.
 */
export function ConsentNotice({ pathname }: { readonly pathname: string }) {
  const { answer, asking, askedAt } = useSnapshot(consent)
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  // It covers any page for a user who has asked for it; a document that it links to does not wait.
  const isHere = noticeCovers(pathname) || (asking && pathname === askedAt)
  const shown = (asking || answer === 'unasked') && isHere
  useEffect(() => {
    if (!shown) return
    import('./PrivacyNotice.tsx').then(
      ({ PrivacyNotice }) => setNotice(() => PrivacyNotice),
      () => {
        if (!asking) return
        toast.show('网络开小差，请稍后再试')
        endQuestion()
      },
    )
  }, [shown, asking])
  return shown && Notice !== null ? <Notice /> : null
}
