import type { EditorDesk } from './editor-desk.ts'

/** One thing that an operator does in a form. */
type Step = (editor: EditorDesk) => Promise<unknown>

export const types =
  (label: string, value: string): Step =>
  (editor) =>
    editor.type(label, value)
export const chooses =
  (label: string, option: string): Step =>
  (editor) =>
    editor.choose(label, option)
/** A picture by its address, an item of a list by what it is called, a button. */
export const presses =
  (name: string): Step =>
  (editor) =>
    editor.press(name)

/** Waits for words on the canvas or next to it. */
export const sees =
  (words: string): Step =>
  (editor) =>
    editor.says(words)

/** A block as an operator makes it: what it is called in the left column, and how it is filled in. */
export interface MadeBlock {
  readonly kind: string
  readonly name: string
  readonly fill?: readonly Step[]
  /** Words on the canvas once it is filled in. */
  readonly shows?: string
}

export interface MadePage {
  readonly pageId: string
  readonly title: string
  /** The place of the app that it is made for, as the editor calls it. */
  readonly place?: string
}

/** Makes an empty page and opens it in the editor. */
export async function makePage(
  editor: EditorDesk,
  { pageId, title, place }: MadePage,
): Promise<void> {
  await editor.goTo('')
  await editor.signIn('编辑甲')
  await editor.press('新建页面')
  await editor.type('标题', title)
  await editor.type('编号', pageId)
  if (place !== undefined) await editor.choose('位置', place)
  await editor.press('建好并编辑')
  await editor.says('页面设置')
}

/** Opens a page in the editor and removes its blocks, which are called so, from the first on. */
export async function emptyPage(
  editor: EditorDesk,
  pageId: string,
  names: readonly string[],
): Promise<void> {
  await editor.goTo(`${pageId}/edit`)
  await editor.signIn('编辑甲')
  await editor.press('结构')
  await editor.counts(names.length)
  for (const [removed, name] of names.entries()) {
    await editor.press(name)
    await editor.press('删除')
    await editor.counts(names.length - removed - 1)
  }
  await editor.press('区块')
}

/** Makes the blocks, one after another: the first is dragged onto the empty canvas. */
export async function makeBlocks(editor: EditorDesk, blocks: readonly MadeBlock[]): Promise<void> {
  const kinds: string[] = []
  for (const { kind, name, fill = [], shows } of blocks) {
    if (kinds.length === 0) await editor.drag(name)
    else await editor.press(`加一个${name}`)
    kinds.push(kind)
    await editor.shows(kinds)
    for (const step of fill) await step(editor)
    if (shows !== undefined) await editor.draws(shows)
  }
}

export async function submit(editor: EditorDesk): Promise<void> {
  await editor.press('提交审核')
  await editor.says('已提交')
}

/** Lets another operator approve the page, and puts it on at once or at its time. */
export async function publish(editor: EditorDesk, pageId: string, from?: string): Promise<void> {
  await editor.goTo(pageId)
  await editor.signIn('编辑甲')
  await editor.says('您写的页面要由别人审核')
  await editor.signIn('审核乙')
  await editor.type('合规批准号', 'HG-7')
  await editor.press('通过')
  await editor.says('已通过，等撰写人或值班同事排期')
  await editor.signIn('编辑甲')
  if (from !== undefined) await editor.choose('上线时间', from)
  await editor.press(from === undefined ? '立即上线' : '按时上线')
  await editor.says(from === undefined ? '已上线' : '已排期')
}

/** A heading, filled in. */
export const HEADING: MadeBlock = {
  kind: 'Hero',
  name: '头图',
  fill: [types('图片说明', '秋天的山丘'), types('标题', '秋天，看看自己的账户')],
  shows: '秋天，看看自己的账户',
}

/** Makes a page of one heading and one notice. */
export async function composeAutumn(editor: EditorDesk): Promise<void> {
  await makePage(editor, { pageId: 'p-autumn', title: '秋天整理账户' })
  await makeBlocks(editor, [
    HEADING,
    {
      kind: 'Notice',
      name: '提示条',
      fill: [types('内容', '第一版的提示')],
      shows: '第一版的提示',
    },
  ])
}
