import type { UserTextProblem } from '#domain/content/user-text.ts'
import { RET } from '#api/endpoint.ts'

/** Returns what is wrong with a text, and what to do. */
export function textProblemWords(problem: UserTextProblem): string {
  switch (problem.code) {
    case 'short':
      return `请至少写 ${problem.least} 个字`
    case 'long':
      return `最多 ${problem.most} 个字，请精简`
    case 'characters':
      return '含有无法显示的字符，请删除后再发布'
    case 'contact':
      return '请不要留下联系方式或个人信息'
    case 'words':
      return `“${problem.words.join('”“')}”属于不得公开发布的表述，请修改`
  }
}

const REFUSALS: ReadonlyMap<number, string> = new Map([
  [RET.contentClosed, '评论已关闭，您仍可以阅读'],
  [RET.contentHidden, '内容已被隐藏，不能再评论'],
  [RET.notFound, '内容已经不在了'],
  [RET.notBound, '请先绑定手机号'],
  [RET.agreementUnread, '请先同意社区公约'],
  [RET.tooOften, '发布得太频繁，请稍后再试'],
  [RET.staffOnly, '提问由本公司人员回答'],
])

/** Returns why the provider took no text; its own words where it gave some that say more. */
export const refusalWords = (retCode: number, retMsg: string): string =>
  REFUSALS.get(retCode) ?? (retMsg === '' ? '没有发布成功，请稍后再试' : retMsg)

const ANSWER_REFUSALS: ReadonlyMap<number, string> = new Map([
  [RET.contentClosed, '该问题不予公开回答'],
  [RET.contentHidden, '问题已被隐藏，不能再回答'],
  [RET.notFound, '问题已经不在了'],
])

/** The same of an answer to a question. */
export const answerRefusalWords = (retCode: number, retMsg: string): string =>
  ANSWER_REFUSALS.get(retCode) ?? refusalWords(retCode, retMsg)
