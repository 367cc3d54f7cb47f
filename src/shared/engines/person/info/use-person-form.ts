import { useState } from 'react'
import type { PersonalInfo } from '#domain/person/personal-info.ts'
import type { TaxInfo } from '#domain/person/tax-residence.ts'
import { DECLARATION_MISSING, personalMissing, taxMissing } from './person-missing.ts'

interface Person {
  readonly personal: PersonalInfo
  readonly tax: TaxInfo
}

/** Returns what is entered of a person; `asks` are the parts that the form has. */
export function usePersonForm(
  start: () => Person,
  asks: Readonly<Record<keyof Person, boolean>> = { personal: true, tax: true },
) {
  const [initial] = useState(start)
  const [personal, setPersonal] = useState(initial.personal)
  const [tax, setTax] = useState(initial.tax)
  const [declared, setDeclared] = useState(false)
  const taxLacks = () => taxMissing(tax) ?? (declared ? null : DECLARATION_MISSING)
  return {
    initial,
    personal,
    tax,
    declared,
    changePersonal: (change: Partial<PersonalInfo>) => setPersonal({ ...personal, ...change }),
    /** A declaration is of the residence that it was made for: a changed one is declared again. */
    changeTax: (change: Partial<TaxInfo>) => {
      setTax({ ...tax, ...change })
      setDeclared(false)
    },
    declare: setDeclared,
    /** The first thing that the form lacks; null for nothing. */
    missing: (asks.personal ? personalMissing(personal) : null) ?? (asks.tax ? taxLacks() : null),
  }
}
