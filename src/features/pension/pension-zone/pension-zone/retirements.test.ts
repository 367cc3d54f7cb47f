import { expect, test } from 'vitest'
import { groupsByGender } from '#domain/pension/pension-age.ts'
import { retirements, retirementWords } from './retirements.ts'

const YEARS = [2030, 2035, 2040, 2045, 2050]

test.each([
  ['1', '198506', ['man 2048 2050']],
  ['2', '198506', ['woman55 2043 2045', 'woman50 2040 2040']],
  ['', '198506', ['man 2048 2050', 'woman55 2043 2045', 'woman50 2040 2040']],
])('who is of gender "%s" and born in %s may retire so: %j', (gender, birth, expected) => {
  const plans = retirements(groupsByGender(gender), birth, YEARS)
  expect(plans.map(({ group, year, nearest }) => `${group} ${year} ${nearest}`)).toEqual(expected)
})

test('the note names one year, or each that is possible and what to choose', () => {
  expect(retirementWords(retirements(['man'], '198506', YEARS))).toBe(
    '按 2048 年退休估算，最接近的是 2050 年',
  )
  expect(retirementWords(retirements(['woman55', 'woman50'], '198506', YEARS))).toBe(
    '女（原 55 岁） 2043 年退休，最接近 2045 年；女（原 50 岁） 2040 年退休，最接近 2040 年。请选择性别与原退休年龄',
  )
  expect(retirementWords(retirements(['man'], '198506', []))).toContain('最接近的是 -- 年')
})
