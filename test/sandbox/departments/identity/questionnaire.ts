import type { ClientRiskLevel } from '#domain/identity/risk.ts'

export const QUESTIONNAIRE_ID = 'Q2026-1'

export interface Question {
  questionId: string
  title: string
  multiple: boolean
  /** Points stay with the provider. `lowest`: choosing it makes C0 at any sum. */
  options: readonly {
    optionId: string
    optionTxt: string
    points: number
    lowest?: true
    /** The full years that the option is true of. */
    ages?: readonly [number, number]
  }[]
}

function question(
  number: number,
  title: string,
  options: readonly (readonly [string, number])[],
  more: {
    multiple?: boolean
    lowest?: number
    ages?: readonly (readonly [number, number])[]
  } = {},
): Question {
  const questionId = `q${number}`
  return {
    questionId,
    title,
    multiple: more.multiple ?? false,
    options: options.map(([optionTxt, points], index) => ({
      optionId: `${questionId}-${String.fromCharCode(97 + index)}`,
      optionTxt,
      points,
      ...(more.lowest === index ? { lowest: true as const } : {}),
      ...(more.ages?.[index] === undefined ? {} : { ages: more.ages[index] }),
    })),
  }
}

/** Twelve questions, at most 100 points. Of several answers to one question the highest counts. */
export const QUESTIONS: readonly Question[] = [
  question(
    1,
    '您的年龄介于',
    [
      ['18 至 30 岁', 7],
      ['31 至 50 岁', 8],
      ['51 至 65 岁', 4],
      ['高于 65 岁', 1],
    ],
    {
      ages: [
        [18, 30],
        [31, 50],
        [51, 65],
        [66, Infinity],
      ],
    },
  ),
  question(2, '您的主要收入来源是', [
    ['工资、劳务报酬', 5],
    ['生产经营所得', 6],
    ['利息、股息、转让证券等金融性资产收入', 8],
    ['出租、出售房地产等非金融性资产收入', 6],
    ['无固定收入', 1],
  ]),
  question(3, '您的家庭年收入为', [
    ['5 万元以下', 1],
    ['5 万至 20 万元', 3],
    ['20 万至 50 万元', 5],
    ['50 万至 100 万元', 7],
    ['100 万元以上', 8],
  ]),
  question(4, '在您的家庭年收入中，可用于金融投资（储蓄存款除外）的比例为', [
    ['小于 10%', 1],
    ['10% 至 25%', 3],
    ['25% 至 50%', 6],
    ['大于 50%', 8],
  ]),
  question(5, '您是否有尚未清偿的数额较大的债务', [
    ['没有', 8],
    ['有，住房抵押贷款等长期定额债务', 6],
    ['有，信用卡欠款、消费信贷等短期信用债务', 3],
    ['有，亲朋之间借款', 2],
  ]),
  question(6, '您的投资知识可描述为', [
    ['缺乏投资基本常识', 1],
    ['略有了解，但不懂投资技巧', 3],
    ['有一定了解，懂一些投资技巧', 6],
    ['认识充分，并懂得投资技巧', 9],
  ]),
  question(
    7,
    '您投资过的产品有（可多选）',
    [
      ['银行存款、国债', 1],
      ['货币型基金、银行理财', 3],
      ['债券型、混合型基金', 6],
      ['股票、股票型基金', 8],
      ['期货、期权等衍生品', 9],
    ],
    { multiple: true },
  ),
  question(8, '您有多少年投资基金、股票、信托、理财等风险产品的经验', [
    ['没有经验', 0],
    ['少于 2 年', 3],
    ['2 至 5 年', 5],
    ['5 至 10 年', 7],
    ['10 年以上', 8],
  ]),
  question(9, '您计划的投资期限是', [
    ['1 年以下', 1],
    ['1 至 3 年', 4],
    ['3 至 5 年', 6],
    ['5 年以上', 8],
  ]),
  question(10, '您的投资目的是', [
    ['资产保值', 1],
    ['资产稳健增长', 5],
    ['资产迅速增长', 9],
  ]),
  question(11, '以下哪项描述最符合您的投资态度', [
    ['厌恶风险，不希望本金损失，希望获得稳定回报', 0],
    ['保守投资，愿意承担一定幅度的收益波动', 3],
    ['寻求较高收益和成长性，愿意承担有限本金损失', 6],
    ['希望赚取高回报，愿意承担较大本金损失', 9],
  ]),
  question(
    12,
    '您认为自己能承受的最大投资损失是',
    [
      ['不能承受任何损失', 0],
      ['10% 以内', 2],
      ['10% 至 30%', 5],
      ['30% 至 50%', 8],
      ['超过 50%', 10],
    ],
    { lowest: 0 },
  ),
]

/** The least points of C2 to C5. */
const LEAST: readonly { level: ClientRiskLevel; points: number }[] = [
  { level: 5, points: 82 },
  { level: 4, points: 66 },
  { level: 3, points: 48 },
  { level: 2, points: 30 },
]

export interface Answer {
  questionId: string
  optionIds: string[]
}

/**
 * The class and the sum; null when a question is missing, unknown, answered twice or with what it
 * does not offer.
 */
export function scoreAnswers(
  answers: readonly Answer[],
): { level: ClientRiskLevel; score: number } | null {
  if (answers.length !== QUESTIONS.length) return null
  let score = 0
  let isLowest = false
  for (const { questionId, options, multiple } of QUESTIONS) {
    const chosen = answers.find((it) => it.questionId === questionId)?.optionIds ?? []
    const found = options.filter((it) => chosen.includes(it.optionId))
    if (found.length === 0 || found.length !== chosen.length) return null
    if (!multiple && found.length > 1) return null
    score += Math.max(...found.map((it) => it.points))
    isLowest ||= found.some((it) => it.lowest)
  }
  if (isLowest) return { level: 0, score }
  return { level: LEAST.find((it) => score >= it.points)?.level ?? 1, score }
}

/** Whether an age is one of those that an option is true of. */
export const isWithin = (age: number, [from, to]: readonly [number, number]): boolean =>
  age >= from && age <= to

/** The questions whose answers are untrue of somebody of this age; none where it is not known. */
export function conflictsWithAge(answers: readonly Answer[], age: number | null): string[] {
  if (age === null) return []
  return QUESTIONS.filter(({ questionId, options }) => {
    const chosen = answers.find((it) => it.questionId === questionId)?.optionIds ?? []
    return options.some(
      ({ optionId, ages }) =>
        ages !== undefined && chosen.includes(optionId) && !isWithin(age, ages),
    )
  }).map(({ questionId }) => questionId)
}
