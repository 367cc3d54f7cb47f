/** Countries and regions by ISO 3166-1, fetched when they are needed. */
import { queryOptions } from '@tanstack/react-query'
import { CHINA } from '#domain/person/tax-residence.ts'
import { searchWords } from '#domain/text/plain-form.ts'

export interface Country {
  /** ISO 3166-1 numeric, three digits. */
  readonly code: string
  readonly name: string
  readonly english: string
  /** ISO 3166-1 alpha-2 and alpha-3, by which one may search too. */
  readonly letters: readonly [string, string]
}

/** As tax forms in China write them; the list's own words differ. */
const NAMES: Readonly<Record<string, string>> = {
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
}

/** First what most people look for. */
const FIRST = ['HK', 'MO', 'TW', 'US', 'CA', 'AU', 'SG', 'JP', 'GB', 'NZ']

const rank = ({ letters: [alpha2] }: Country): number => {
  const at = FIRST.indexOf(alpha2)
  return at === -1 ? FIRST.length : at
}

const firstOf = (names: string | readonly string[] | undefined): string =>
  (typeof names === 'string' ? names : names?.[0]) ?? ''

/** All but China, of which the kind of residence says enough. */
async function loadCountries(): Promise<readonly Country[]> {
  const [codes, chinese, english] = await Promise.all([
    import('i18n-iso-countries/codes.json'),
    import('i18n-iso-countries/langs/zh.json'),
    import('i18n-iso-countries/langs/en.json'),
  ])
  const names = new Map(Object.entries<string | string[]>(chinese.default.countries))
  const englishNames = new Map(Object.entries<string | string[]>(english.default.countries))
  const all = codes.default
    .map(([alpha2 = '', alpha3 = '', code = '']): Country => {
      const name = NAMES[alpha2] ?? firstOf(names.get(alpha2))
      return { code, name, english: firstOf(englishNames.get(alpha2)), letters: [alpha2, alpha3] }
    })
    .filter(({ code, name }) => code !== CHINA && name !== '')
  all.sort((a, b) => rank(a) - rank(b) || a.english.localeCompare(b.english, 'en'))
  return all
}

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: loadCountries,
  staleTime: Infinity,
})

/** Those whose Chinese or English name, or letters, fit what was typed. */
export function searchCountries(all: readonly Country[], typed: string): readonly Country[] {
  const words = searchWords(typed).toLowerCase()
  if (words === '') return all
  return all.filter(
    ({ name, english, letters }) =>
      name.includes(words) ||
      english.toLowerCase().includes(words) ||
      letters.some((it) => it.toLowerCase() === words),
  )
}

/** Empty where the code is not known. */
export const countryName = (all: readonly Country[], code: string): string =>
  all.find((it) => it.code === code)?.name ?? ''
