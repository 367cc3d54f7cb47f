import { makeManagerId } from '#test/sandbox/market/archives/tenures.ts'
import { textHash } from '#test/sandbox/market/randomness.ts'
import type { PersonRow } from './rows.ts'

type Kind = PersonRow['kind']
type Given = Pick<PersonRow, 'person_id' | 'kind' | 'name'> & Partial<PersonRow>

const person = (it: Given): PersonRow => ({
  user_id: null,
  title: '',
  cert_no: '',
  fm_uid: '',
  line: '',
  bio: '',
  department: '',
  style: '',
  career_from: '',
  fund_types: [],
  since: '20200106',
  left_date: null,
  ip_place: '上海',
  expert: 0,
  followers: 0,
  hidden: 0,
  ...it,
})

/** The first day in the trade of somebody who has been in it for so many years in 2026. */
const careerFrom = (years: number): string => `${2026 - years}0106`

/** 从业资格编号: well-formed, of no real person. */
const certificate = (no: number) => `P10${String(90_000 + no)}`

function manager(
  no: number,
  id: string,
  name: string,
  style: string,
  years: number,
  types: string[],
  more: Partial<PersonRow> = {},
): PersonRow {
  return person({
    person_id: id,
    kind: 'manager',
    name,
    title: '基金经理',
    cert_no: certificate(no),
    fm_uid: makeManagerId(name),
    line: `${2026 - years} 年入行，${style}`,
    bio: `${2026 - years} 年起从事证券行业，先后从事行业研究与组合管理，投资风格为${style}。看重安全边际与可验证的数据，每季度在来信里复盘得失。`,
    department: '投研',
    style,
    career_from: careerFrom(years),
    fund_types: types,
    followers: 1_800 + 377 * no,
    ...more,
  })
}

function staff(
  no: number,
  id: string,
  kind: Extract<Kind, 'advisor' | 'editor'>,
  name: string,
  department: string,
  title: string,
  more: Partial<PersonRow> = {},
): PersonRow {
  return person({
    person_id: id,
    kind,
    name,
    title,
    cert_no: certificate(no),
    line: `${department}，${title}`,
    bio: `在公司${department}工作，${title}。相信把复杂的事讲明白是一种责任，工作之余喜欢徒步和读史。`,
    department,
    career_from: careerFrom(4 + (no % 9)),
    followers: 320 + 61 * no,
    ...more,
  })
}

const column = (no: number, id: string, name: string, line: string) =>
  person({
    person_id: id,
    kind: 'column',
    name,
    title: '专栏作者',
    line,
    bio: `${line}。文章为作者个人观点，由编辑审核后发布。`,
    ip_place: ['北京', '浙江', '广东', '四川'][no % 4] ?? '北京',
    followers: 900 + 211 * no,
  })

const member = (
  no: number,
  id: string,
  name: string,
  line: string,
  more: Partial<PersonRow> = {},
) =>
  person({
    person_id: id,
    kind: 'member',
    name,
    line,
    ip_place: ['浙江', '广东', '江苏', '四川', '湖北', '福建'][no % 6] ?? '浙江',
    since: `2023${String(1 + (no % 12)).padStart(2, '0')}15`,
    followers: 12 + 37 * no,
    ...more,
  })

/** Thirty-four people: managers, those who advise and edit, columns, members. All invented. */
export const PEOPLE: readonly PersonRow[] = [
  manager(1, 'm-lin', '林知远', '消费与医药的长期成长', 14, ['股票型', '混合型']),
  manager(2, 'm-xu', '许南乔', '低估值与现金流', 12, ['混合型']),
  manager(3, 'm-he', '何书白', '多资产均衡配置', 11, ['FOF', '混合型']),
  manager(4, 'm-bai', '白简宁', '指数与量化增强', 10, ['指数型']),
  manager(5, 'm-tang', '唐景澄', '高等级信用与久期管理', 13, ['债券型']),
  manager(6, 'm-gu', '顾临溪', '海外与科技产业', 9, ['QDII']),
  manager(7, 'm-su', '苏佩文', '流动性管理', 12, ['货币型', '债券型']),
  manager(8, 'm-cheng', '程砚秋', '周期与制造', 12, ['混合型'], {
    left_date: '20251231',
    line: '已离任',
  }),
  staff(9, 'u-adviser', 'advisor', '温言秋', '客服', '投资顾问', { user_id: 'adviser' }),
  staff(10, 'v-song', 'advisor', '宋怀瑾', '客服', '投资顾问'),
  staff(11, 'v-ji', 'advisor', '纪疏桐', '风控', '风险管理经理'),
  staff(12, 'v-lan', 'advisor', '蓝叙白', '交易', '高级交易员'),
  staff(13, 'v-qiao', 'advisor', '乔砚舟', '科技', '平台工程师'),
  staff(14, 'v-fang', 'advisor', '方见微', '投研', '宏观研究员'),
  staff(15, 'e-bai', 'editor', '白露声', '投研', '内容编辑'),
  staff(16, 'e-qiu', 'editor', '邱一叶', '客服', '投资者教育编辑'),
  staff(17, 'e-min', 'editor', '闵修竹', '科技', '产品编辑'),
  staff(18, 'e-tao', 'editor', '陶然亭', '风控', '合规编辑'),
  column(1, 'z-gu', '谷雨记事', '写家庭理财的日常'),
  column(2, 'z-shan', '山间一算', '用表格讲清一笔费用'),
  column(3, 'z-bo', '泊舟', '产业与历史'),
  column(4, 'z-deng', '灯下读报', '逐行读定期报告'),
  member(1, 'u-expert', '骆一鸣', '持有三年以上，写定投笔记', { user_id: 'expert', expert: 1 }),
  member(2, 'u-muted', '邵慎言', '正在学习', { user_id: 'muted' }),
  member(3, 'b-an', '安步当车', '慢慢投资', { expert: 1 }),
  member(4, 'b-qing', '青瓦', '一个普通的上班族'),
  member(5, 'b-lu', '露从今夜白', '定投第三年', { expert: 1 }),
  member(6, 'b-he', '禾下乘凉', '退休教师'),
  member(7, 'b-yu', '雨巷', '记录每一次再平衡'),
  member(8, 'b-song', '松间照', '债基爱好者'),
  member(9, 'b-ge', '格子本', '用本子记账'),
  member(10, 'b-nan', '南风知我意', '新手'),
  member(11, 'b-shu', '树犹如此', '长期持有'),
  member(12, 'b-xi', '溪声', '只买指数'),
]

const CAREERS = new Map(
  PEOPLE.filter((it) => it.fm_uid !== '').map((it) => [it.fm_uid, it.career_from]),
)

/** The first day in the trade of a manager, whether or not they write here. */
export const managerCareerFrom = (managerId: string): string =>
  CAREERS.get(managerId) ?? careerFrom(9 + (textHash(managerId) % 14))
