/** Countries and regions by ISO 3166-1, fetched when they are needed. */
import { queryOptions } from '@tanstack/react-query'
import { CHINA } from '#domain/person/tax-residence.ts'
import { searchList } from '#domain/text/list-search.ts'
import type { CharacterVariants } from '#domain/text/search-form.ts'

export interface Country {
  /** ISO 3166-1 numeric, three digits. */
  readonly code: string
  readonly name: string
  readonly english: string
  /** ISO 3166-1 alpha-2 and alpha-3, by which one may search too. */
  readonly letters: readonly [string, string]
  /** All names by which it is found: these two, official ones, older ones, in other characters. */
  readonly names: readonly string[]
}

/** As tax forms in China and GB/T 2659 write them; the list's own words differ. */
const NAMES: Readonly<Record<string, string>> = {
  HK: '中国香港',
  MO: '中国澳门',
  TW: '中国台湾',
  EH: '西撒哈拉',
  FK: '马尔维纳斯群岛（福克兰群岛）',
}

/** Official, short and older names that neither the list nor the browser has. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['阿拉伯联合酋长国', 'UAE'],
  BA: ['波斯尼亚和黑塞哥维那'],
  CD: ['刚果民主共和国', 'DR Congo'],
  CF: ['中非共和国'],
  CG: ['刚果共和国'],
  CV: ['Cape Verde'],
  CZ: ['捷克共和国', 'Czech Republic'],
  DE: ['德意志联邦共和国'],
  DO: ['多米尼加共和国'],
  FK: ['福克兰群岛'],
  FM: ['密克罗尼西亚'],
  FR: ['法兰西共和国'],
  GB: ['大不列颠及北爱尔兰联合王国', '联合王国', 'UK', 'Great Britain', 'England'],
  GR: ['希腊共和国', 'Hellas'],
  HK: ['香港特别行政区', '中国香港特别行政区'],
  ID: ['印度尼西亚'],
  IR: ['伊朗伊斯兰共和国'],
  KP: ['朝鲜民主主义人民共和国', 'North Korea'],
  KR: ['大韩民国', '南韩', 'South Korea'],
  LA: ['老挝人民民主共和国', 'Laos'],
  MK: ['马其顿'],
  MM: ['缅甸联邦共和国', 'Burma'],
  MO: ['澳门特别行政区', '中国澳门特别行政区', 'Macau'],
  NL: ['荷兰王国', 'Holland'],
  PS: ['巴勒斯坦国', '巴勒斯坦领土'],
  RU: ['俄罗斯联邦'],
  SZ: ['斯威士兰', 'Swaziland'],
  TR: ['土耳其共和国', 'Turkey'],
  TW: ['臺灣', '台灣'],
  US: ['美利坚合众国', 'America'],
  VA: ['教廷', '圣座', 'Vatican'],
  VN: ['越南社会主义共和国'],
}

/** In the languages of which browsers know the names of all countries, where they do. */
const LANGUAGES = ['zh-CN', 'zh-TW', 'zh-HK', 'en']
const browserNames = (): ((alpha2: string) => readonly string[]) => {
  if (typeof Intl.DisplayNames !== 'function') return () => []
  const all = LANGUAGES.map((it) => new Intl.DisplayNames(it, { type: 'region' }))
  return (alpha2) => all.map((names) => names.of(alpha2) ?? '')
}

/** First what most people look for. */
const FIRST = ['HK', 'MO', 'TW', 'US', 'CA', 'AU', 'SG', 'JP', 'GB', 'NZ']

const rank = ({ letters: [alpha2] }: Country): number => {
  const at = FIRST.indexOf(alpha2)
  return at === -1 ? FIRST.length : at
}

/** The list has Kosovo as XK, which the standard has not. */
const NOT_IN_STANDARD = 'XK'

const listed = (names: string | readonly string[] = []): readonly string[] =>
  typeof names === 'string' ? [names] : names

/** All but China, of which the kind of residence says enough. */
async function loadCountries(): Promise<readonly Country[]> {
  const [codes, chinese, latin] = await Promise.all([
    import('i18n-iso-countries/codes.json'),
    import('i18n-iso-countries/langs/zh.json'),
    import('i18n-iso-countries/langs/en.json'),
  ])
  const names = new Map(Object.entries<string | string[]>(chinese.default.countries))
  const englishNames = new Map(Object.entries<string | string[]>(latin.default.countries))
  const displayNames = browserNames()
  const all = codes.default
    .filter(([alpha2]) => alpha2 !== NOT_IN_STANDARD)
    .map(([alpha2 = '', alpha3 = '', code = '']): Country => {
      const [own = ''] = listed(names.get(alpha2))
      const inEnglish = listed(englishNames.get(alpha2))
      const [english = ''] = inEnglish
      const name = NAMES[alpha2] ?? own
      // A name of its own replaces the list's, which is not to be searched either.
      const found = [name, ...inEnglish, ...(OTHER_NAMES[alpha2] ?? []), ...displayNames(alpha2)]
      return {
        code,
        name,
        english,
        letters: [alpha2, alpha3],
        names: [...new Set(found)].filter(Boolean),
      }
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

/** Those whose names or letters fit what was typed, best first. */
export const searchCountries = (
  all: readonly Country[],
  typed: string,
  variants?: CharacterVariants,
): readonly Country[] =>
  searchList(all, typed, ({ names, letters }) => ({ names, codes: letters }), variants)

/** Empty where the code is not known. */
export const countryName = (all: readonly Country[], code: string): string =>
  all.find((it) => it.code === code)?.name ?? ''
