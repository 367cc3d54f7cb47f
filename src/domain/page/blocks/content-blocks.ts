import { blockType } from '#domain/page/block-type.ts'
import { list, richText, text } from '#domain/page/field.ts'

export const richTextBlock = blockType({
  type: 'RichText',
  label: '图文',
  fields: { body: richText('正文', 60_000) },
  defaults: { body: '<p>这里写正文</p>' },
})

export const faq = blockType({
  type: 'Faq',
  label: '常见问题',
  fields: {
    items: list('问题', 1, 20, { q: text('问', 60), a: richText('答', 4_000) }),
  },
  defaults: { items: [{ q: '怎样参加', a: '<p>按页面上的步骤完成即可。</p>' }] },
})
