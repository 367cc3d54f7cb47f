import { describe, expect, it } from 'vitest'
import { FORM, migrateDocument, MIGRATIONS, type Migration } from './migrations.ts'

const page = (content: readonly unknown[], more: object = {}, props: object = {}) => ({
  root: { props: { title: '页', ...props } },
  content,
  ...more,
})
const notice = (id: string, props: object = {}) => ({
  type: 'Notice',
  props: { id, text: '一句', ...props },
})
const group = (id: string, props: object = {}) => ({ type: 'Group', props: { id, ...props } })

describe('slots in zones', () => {
  it('go into the props of their block, in lists and within each other', () => {
    const zones = {
      'g:content': [group('inner')],
      'inner:content': [notice('deep')],
      't:tabs[1].content': [notice('tab')],
      'h:content': [notice('lost')],
      'missing:content': [notice('stray')],
    }
    const tabs = { type: 'Tabs', props: { id: 't', tabs: [{ label: '一' }, { label: '二' }] } }
    const content = [group('g'), tabs, group('h', { content: [notice('inline')] })]
    expect(migrateDocument(page(content, { zones }))).toEqual(
      page(
        [
          group('g', { content: [group('inner', { content: [notice('deep')] })] }),
          {
            type: 'Tabs',
            props: { id: 't', tabs: [{ label: '一' }, { label: '二', content: [notice('tab')] }] },
          },
          group('h', { content: [notice('inline')] }),
        ],
        {},
        { form: 2 },
      ),
    )
  })

  it('end where a zone holds its own block', () => {
    const zones = { 'g:content': [group('g')] }
    expect(migrateDocument(page([group('g')], { zones }))).toMatchObject({
      content: [group('g', { content: [group('g')] })],
    })
  })
})

describe('a field that changes its name', () => {
  const renamed: Migration = {
    about: 'text is words',
    blocks: {
      Notice: ({ text, ...rest }) => ({ ...rest, words: text }),
    },
  }
  const table = [...MIGRATIONS, renamed]
  const after = { id: 'a', words: '一句' }

  it('changes wherever the block lies, from any older form', () => {
    const inner = group('g', { content: [notice('a')] })
    for (const document of [
      page([inner]),
      page([group('g')], { zones: { 'g:content': [notice('a')] } }),
      page([inner], {}, { form: 2 }),
    ]) {
      expect(migrateDocument(document, table)).toMatchObject({
        root: { props: { form: 3 } },
        content: [{ props: { content: [{ type: 'Notice', props: after }] } }],
      })
    }
  })

  it('stays in a document that has the newest form, or a newer one', () => {
    for (const form of [3, 4]) {
      const document = page([notice('a')], {}, { form })
      expect(migrateDocument(document, table)).toBe(document)
    }
  })
})

it('does not change what is no document, and reads an invalid form number as the first form', () => {
  for (const document of [null, 7, [], {}, { root: {}, content: [] }, { content: [] }]) {
    expect(migrateDocument(document)).toBe(document)
  }
  for (const form of ['2', 0, -1, 1.5, null]) {
    expect(migrateDocument(page([], {}, { form }))).toMatchObject({
      root: { props: { form: FORM } },
    })
  }
})
