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
])('"%s" finds %s', (typed, name) => {
  expect(searchCountries(countries, typed).map((it) => it.name)).toContain(name)
})

test('words that fit no country find none, and no words find all', () => {
  expect(searchCountries(countries, '亚特兰蒂斯')).toEqual([])
  expect(searchCountries(countries, ' ')).toBe(countries)
})
