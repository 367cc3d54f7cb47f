import { expect, test } from 'vitest'
import { chaptersIn, cutAtTerms } from './chapters.ts'
import type { RichElement, RichNode, RichTag } from './rich-text.ts'

const element = (tag: RichTag, ...children: RichNode[]): RichElement => ({
  tag,
  attributes: {},
  children,
})
const [one, two] = [element('p', '甲'), element('p', '乙')]

test.each<[name: string, nodes: RichNode[], titles: string[], lengths: number[]]>([
  ['headings', [element('h2', '一'), one, element('h2', '二'), two, one], ['一', '二'], [1, 2]],
  ['no heading', [one, two], [''], [2]],
  ['nothing', [], [''], [0]],
  ['a lead', [one, element('h2', '一'), two], ['一'], [2]],
  ['blanks before', ['\n', element('h2', '一'), two], ['一'], [1]],
  ['a smaller heading', [element('h2', '一'), element('h3', '1'), two], ['一'], [2]],
  ['a heading alone', [element('h2', element('strong', '一'))], ['一'], [0]],
])('the chapters of a text are cut at its headings: %s', (_, nodes, titles, lengths) => {
  const chapters = chaptersIn(nodes)
  expect(chapters.map((it) => it.title)).toEqual(titles)
  expect(chapters.map((it) => it.nodes.length)).toEqual(lengths)
})

test('the text before the first heading begins the first chapter', () => {
  expect(chaptersIn([one, element('h2', '一'), two])[0]?.nodes).toEqual([one, two])
})

const TERMS = [
  { term: '集采', meaning: '集中采购' },
  { term: '集采接续', meaning: '下一次集采' },
  { term: '终点', meaning: '指标' },
]
const shown = (text: string, seen: string[] = []) => {
  const known = new Set(seen)
  const parts = cutAtTerms(text, TERMS, known).map((it) =>
    typeof it === 'string' ? it : `[${it.term}]`,
  )
  return { parts, known: [...known] }
}

test.each([
  ['集采之后看终点', [], ['[集采]', '之后看', '[终点]']],
  ['集采与集采', [], ['[集采]', '与集采']],
  ['集采', ['集采'], ['集采']],
  ['集采接续之后的集采', [], ['[集采接续]', '之后的', '[集采]']],
  ['没有', [], ['没有']],
  ['', [], []],
])('%j with %j known is cut into %j', (text, seen, parts) => {
  expect(shown(text, seen).parts).toEqual(parts)
  expect(shown(text, seen).parts.join('').replaceAll(/[[\]]/g, '')).toBe(text)
})

test('a term is marked only where it occurs first', () => {
  expect(shown('集采之后看终点').known).toEqual(['集采', '终点'])
})
