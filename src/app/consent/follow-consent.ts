import { adoptKeptAnswer, CONSENT_KEY, hasDeclined, isAgreed } from '#platform/consent.ts'
import { toast } from '#ui/base/toast.ts'

/**
 * Takes over what another tab of the browser answers to the privacy notice, from the page's start
 * on: an agreement that is withdrawn there ends here, too. A page of the back-forward cache has missed it
 * and reads it when it is shown again.
 */
export function followConsent(): () => void {
  const adopt = () => {
    const wasAgreed = isAgreed()
    adoptKeptAnswer()
    if (wasAgreed && hasDeclined()) toast.show('已在其他页面撤回同意')
  }
  const changed = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY) adopt()
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) adopt()
  }
  window.addEventListener('storage', changed)
  window.addEventListener('pageshow', shown)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener('pageshow', shown)
  }
}
