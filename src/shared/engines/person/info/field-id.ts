import type { PersonalField } from '#domain/person/personal-info.ts'
import type { TaxInfo } from '#domain/person/tax-residence.ts'

export type FieldKey = PersonalField | keyof TaxInfo

/** The id of a field's place on the page. */
export const fieldId = (field: FieldKey): string => `person-${field}`
