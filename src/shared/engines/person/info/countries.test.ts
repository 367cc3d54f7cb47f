import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countriesQuery, countryName, searchCountries } from './countries.ts'

const countries = await new QueryClient().fetchQuery(countriesQuery)

test('every country and region of the standard but China is there, once, with its names', () => {
  expect(countries.length).toBeGreaterThan(240)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  for (const { code, name, english } of countries) {
    expect(code).toMatch(/^\d{3}$/)
    expect(name).toMatch(/\p{Script=Han}/u)
    expect(english).not.toBe('')
  }
  expect(countryName(countries, '156')).toBe('')
})

test.each([
  ['344', '中国香港'],
  ['446', '中国澳门'],
  ['158', '中国台湾'],
  ['840', '美国'],
  ['392', '日本'],
])('the code %s is %s', (code, name) => {
  expect(countryName(countries, code)).toBe(name)
})

test.each([
  ['日本', '日本'],
  ['japan', '日本'],
  [' JP ', '日本'],
  ['jpn', '日本'],
  ['香港', '中国香港'],
])('the search for "%s" finds the country %s', (typed, name) => {
  expect(searchCountries(countries, typed).map((it) => it.name)).toContain(name)
})

test('words that fit no country find none, and no words find all', () => {
  expect(searchCountries(countries, '亚特兰蒂斯')).toEqual([])
  expect(searchCountries(countries, ' ')).toBe(countries)
})

test.each([
  ['刚果（金）', '刚果（金）'],
  ['科科斯（基林）群岛', '科科斯（基林）群岛'],
  ['印度尼西亚', '印尼'],
  ['印尼', '印尼'],
  ['阿拉伯联合酋长国', '阿联酋'],
  ['臺灣', '中国台湾'],
  ['UK', '英国'],
  ['uk', '英国'],
  ['Turkey', '土耳其'],
  ['Macau', '中国澳门'],
  ['西撒哈拉', '西撒哈拉'],
  ['cote d’ivoire', '科特迪瓦'],
  ['美利坚合众国', '美国'],
  ['US', '美国'],
])('the search for "%s" finds the country %s first', (typed, name) => {
  expect(searchCountries(countries, typed)[0]?.name).toBe(name)
})

test('every country is found by the names that browsers have for it', () => {
  const displays = ['zh-CN', 'zh-TW', 'en'].map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  )
  const missing = countries.flatMap(({ code, letters: [alpha2], names }) =>
    [...names, ...displays.map((it) => it.of(alpha2) ?? '')].filter(
      (name) => !searchCountries(countries, name).some((it) => it.code === code),
    ),
  )
  expect(missing).toEqual([])
})

test('every country is found without names of the browser, by its own', () => {
  const plain = countries.map((it) => ({ ...it, names: [it.name, it.english] }))
  const wrong = plain.filter(({ name, code }) => searchCountries(plain, name)[0]?.code !== code)
  expect(wrong).toEqual([])
})

test('names and codes are those of GB/T 2659 and ISO 3166-1', () => {
  const names = countries.map(({ name }) => name)
  expect(names).not.toContain('阿拉伯撒哈拉民主共和国')
  expect(names).toContain('马尔维纳斯群岛（福克兰群岛）')
  // All 249 of the standard but China.
  expect(countries).toHaveLength(248)
  expect(countryName(countries, '983')).toBe('')
})
