// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Choices, ManyChoices } from './Choices.tsx'
import { axeFindings, click, inPage, one } from '#ui/testing/in-page.tsx'

const CHOICES = ['a', 'b', 'c'].map((key) => ({ key, label: `选项 ${key}`, notes: [] }))
const taken = () =>
  [...document.querySelectorAll('input')].flatMap((it, index) => (it.checked ? [index] : []))
const at = (index: number) => one(`label:nth-child(${index + 1}) input`)

function One() {
  const [value, setValue] = useState<string | null>(null)
  return <Choices title="一项" choices={CHOICES} value={value} onChange={setValue} />
}

function Many({ onChange }: { readonly onChange: (keys: readonly string[]) => void }) {
  const [values, setValues] = useState<readonly string[]>([])
  const change = (keys: readonly string[]) => {
    setValues(keys)
    onChange(keys)
  }
  return <ManyChoices title="几项" choices={CHOICES} values={values} onChange={change} />
}

test('of ways of doing the same one is taken', async () => {
  const page = await inPage(<One />)
  await click(at(2))
  await click(at(0))
  expect(taken()).toEqual([0])
  expect(await axeFindings()).toEqual([])
  await page.unmount()
})

test('of several things each is taken and left by itself, in the order of the choices', async () => {
  const told: (readonly string[])[] = []
  const page = await inPage(<Many onChange={(keys) => told.push(keys)} />)
  for (const index of [2, 0, 1, 2]) await click(at(index))
  expect(told).toEqual([['c'], ['a', 'c'], ['a', 'b', 'c'], ['a', 'b']])
  expect(taken()).toEqual([0, 1])
  expect(await axeFindings()).toEqual([])
  await page.unmount()
})
