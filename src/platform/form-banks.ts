import { formBanks } from '#domain/brand-sites.ts'
import type { FormBank } from '#domain/navigation/posted-form.ts'

/**
 * The banks to which a form may be sent. The page and the policy of its build (`form-action`) read
 * the same list.
 */
export const FORM_BANKS: readonly FormBank[] = formBanks
