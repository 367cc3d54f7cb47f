import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'

/**
 * A script for new documents: the user of this browser has agreed to the privacy notice at some
 * earlier visit. Documents without a storage, such as a blank tab, are left as they are.
 */
export const AGREED_NOTICE = `try {
  if (localStorage.getItem('privacyConsent') === null)
    localStorage.setItem('privacyConsent', '${JSON.stringify({ version: NOTICE_VERSION, time: 0, agreed: true })}')
} catch {}
`
