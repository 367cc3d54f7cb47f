/** Drawn scenes: a horizon, two planes and one subject, which says what a text is about. */
import * as v from 'valibot'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import data from './palettes.json' with { type: 'json' }

const palette = v.strictObject({
  sky: v.string(),
  haze: v.string(),
  back: v.string(),
  front: v.string(),
  ink: v.string(),
  light: v.string(),
  accent: v.string(),
})
type Palette = v.InferOutput<typeof palette>

/** Sea, dawn, jade, dusk, field, slate. */
const PALETTES = dataFile('palettes.json', v.array(palette), data)

export const PALETTE_COUNT = PALETTES.length

type Draw = (colours: Palette) => string

const SUBJECTS = {
  /** Something small that grows: beginnings, regular plans. */
  seedling: ({ ink, light, accent, front }) =>
    `<path d="M268 300h154l-16-64H284z" fill="${accent}"/><path d="M260 222h170v24H260z" fill="${light}"/><path d="M345 224c-4-50 0-84 6-112" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M350 150c8-46 52-66 104-62-2 48-44 78-104 62z" fill="${front}"/><path d="M346 186c-8-42-46-62-96-56 4 42 42 68 96 56z" fill="${ink}"/>`,
  /** Moored boats: money that rests. */
  harbour: ({ ink, light, accent }) =>
    `<path d="M150 268h250c-8 26-24 40-48 40H202c-28 0-44-14-52-40z" fill="${ink}"/><path d="M272 84v184" stroke="${ink}" stroke-width="7"/><path d="M262 100v150H168c30-44 62-94 94-150z" fill="${light}"/><path d="M284 124v126h84c-24-42-52-84-84-126z" fill="${accent}"/><path d="M470 214v108M540 214v108M440 240h250" stroke="${ink}" stroke-width="12"/><path d="M440 226h250v14H440z" fill="${light}"/>`,
  /** From one bank to the other: bonds and what they pay. */
  bridge: ({ ink, light, accent }) =>
    `<path d="M60 246h570" stroke="${ink}" stroke-width="12"/><path d="M214 92v206M476 92v206" stroke="${light}" stroke-width="16"/><path d="M60 240c60-10 118-60 154-142 44 92 90 122 131 122s87-30 131-122c36 82 94 132 154 142" fill="none" stroke="${accent}" stroke-width="6"/><path d="M255 168v76M295 204v40M345 220v24M395 204v40M435 168v76M150 190v54M540 190v54" stroke="${ink}" stroke-width="3"/>`,
  /** A light that is seen from far: old age. */
  lighthouse: ({ ink, light, accent }) =>
    `<path d="M360 112 0 28v100zM404 112l286-74v92z" fill="${light}" opacity=".55"/><path d="M346 140h72l22 166H324z" fill="${light}"/><path d="M341 182h82l6 42h-94zM331 262h102l6 44H325z" fill="${accent}"/><path d="M334 128h96v14h-96z" fill="${ink}"/><path d="M352 92h60v36h-60z" fill="${accent}" opacity=".85"/><path d="M344 92h76l-38-34z" fill="${ink}"/>`,
  /** Books in a row: reports, lessons, reading. */
  bookshelf: ({ ink, light, accent, front, back }) =>
    `<path d="M170 76h350v226H170z" fill="${ink}"/><path d="M184 90h322v88H184zM184 192h322v96H184z" fill="${light}" opacity=".16"/><path d="M200 104h26v74h-26zM262 112h34v66h-34z" fill="${accent}"/><path d="M230 96h28v82h-28z" fill="${light}"/><path d="M300 100h22v78h-22zM400 98h30v80h-30z" fill="${back}"/><path d="m344 106 26-8 24 76-26 8z" fill="${light}"/><path d="M436 110h24v68h-24z" fill="${accent}"/><path d="M210 214h30v74h-30zM388 206h28v82h-28z" fill="${light}"/><path d="M244 204h24v84h-24zM420 218h36v70h-36z" fill="${back}"/><path d="M272 220h32v68h-32z" fill="${accent}"/><path d="M330 288v-34c0-14 34-14 34 0v34z" fill="${front}"/><path d="M347 250c-2-26 8-36 22-40-2 18-8 32-22 40z" fill="${back}"/>`,
  /** A pot and two cups: letters, holding on, company. */
  tea: ({ ink, light, accent }) =>
    `<path d="M130 262h430v16H130zM170 278h16v46h-16zM504 278h16v46h-16z" fill="${ink}"/><path d="M262 190c0-34 34-54 70-54s70 20 70 54-22 72-70 72-70-38-70-72z" fill="${accent}"/><path d="M400 178c30-16 40-8 60-34l12 8c-12 40-36 56-74 68zM264 180c-34-16-54 4-46 30 6 22 30 30 54 26" fill="none" stroke="${accent}" stroke-width="14" stroke-linejoin="round"/><path d="M310 130h44v10h-44zM324 116h16v16h-16z" fill="${ink}"/><path d="M468 222h62c0 24-12 40-31 40s-31-16-31-40zM164 222h58c0 24-11 40-29 40s-29-16-29-40z" fill="${light}"/><path d="M492 208c-10-16 10-22 0-40M512 208c-10-16 10-22 0-40" fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round"/>`,
  /** The cover in the rain: risk. */
  umbrella: ({ ink, light, accent }) =>
    `<path d="M110 60l-14 40M190 40l-14 40M520 44l-14 40M600 70l-14 40M560 130l-14 40M140 130l-14 40" stroke="${light}" stroke-width="6" stroke-linecap="round"/><path d="M345 78v182c0 40-52 40-52 6" fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"/><path d="M176 206c8-80 80-134 169-134s161 54 169 134c-18-22-44-28-58-10-14-24-44-24-56 0-12-26-46-26-55 0-9-26-43-26-55 0-12-24-42-24-56 0-14-18-40-12-58 10z" fill="${accent}"/><path d="M290 196c8-60 26-102 55-124 29 22 47 64 55 124-12-26-46-26-55 0-9-26-43-26-55 0z" fill="${light}"/>`,
  /** The way to go: allocation and choice. */
  compass: ({ ink, light, accent }) =>
    `<circle cx="345" cy="184" r="118" fill="${ink}"/><circle cx="345" cy="184" r="98" fill="${light}"/><path d="M345 98v18M345 252v18M259 184h18M413 184h18" stroke="${ink}" stroke-width="6"/><path d="m402 122-36 82-42-42z" fill="${accent}"/><path d="m288 246 36-84 42 42z" fill="${ink}"/><circle cx="345" cy="184" r="9" fill="${light}"/><path d="M333 40h24v28h-24z" fill="${ink}"/>`,
  /** Fields in steps: dividends, what is harvested each year. */
  terraces: ({ ink, light, accent, back, front }) =>
    `<path d="M0 166c140-62 300-84 420-60 90 18 180 14 270-20v259H0z" fill="${back}"/><path d="M40 190c120-44 250-40 360-18 90 18 190 4 290-26v199H0z" fill="${front}"/><path d="M0 236c140-40 260-34 380-12 110 20 210 6 310-26v147H0z" fill="${ink}" opacity=".78"/><path d="M40 190c120-44 250-40 360-18 90 18 190 4 290-26M0 166c140-62 300-84 420-60 90 18 180 14 270-20M0 236c140-40 260-34 380-12 110 20 210 6 310-26M0 286c150-30 280-24 400-6 110 16 200 4 290-20" fill="none" stroke="${light}" stroke-width="5"/><path d="M448 90h72v52h-72z" fill="${light}"/><path d="m436 92 48-36 48 36z" fill="${accent}"/><path d="M476 112h18v30h-18z" fill="${ink}"/>`,
  /** Across the water: markets abroad. */
  ferry: ({ ink, light, accent }) =>
    `<path d="M110 220h470l-44 76H170z" fill="${ink}"/><path d="M180 166h300v54H180zM236 122h170v44H236z" fill="${light}"/><path d="M204 182h30v20h-30zM252 182h30v20h-30zM300 182h30v20h-30zM348 182h30v20h-30zM396 182h30v20h-30zM258 134h26v18h-26zM302 134h26v18h-26z" fill="${ink}" opacity=".7"/><path d="M352 66h44v56h-44z" fill="${accent}"/><path d="M352 78h44v12h-44z" fill="${light}"/><path d="M374 56c20-24 56-6 84-26 12 18-24 44-84 26z" fill="${light}" opacity=".7"/><path d="M88 300c40-16 60 14 100 0s60 14 100 0 60 14 100 0 60 14 100 0 60 14 100 0" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`,
  /** A light to look by: research, medicine, the season. */
  lantern: ({ ink, light, accent }) =>
    `<circle cx="345" cy="176" r="150" fill="${light}" opacity=".35"/><path d="M345 20v48" stroke="${ink}" stroke-width="6"/><path d="M304 66h82v16h-82zM304 258h82v16h-82z" fill="${ink}"/><path d="M304 82h82c40 24 56 56 56 88s-16 64-56 88h-82c-40-24-56-56-56-88s16-64 56-88z" fill="${accent}"/><path d="M326 82c-22 56-22 120 0 176M364 82c22 56 22 120 0 176" fill="none" stroke="${light}" stroke-width="5"/><path d="M345 274v48M333 280v34M357 280v34" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
  /** Threads and a frame: industry and technology. */
  loom: ({ ink, light, accent }) =>
    `<path d="M160 60h18v250h-18zM512 60h18v250h-18zM140 84h410v18H140zM140 262h410v18H140z" fill="${ink}"/><path d="M200 102v160M224 102v160M248 102v160M272 102v160M296 102v160M320 102v160M344 102v160M368 102v160M392 102v160M416 102v160M440 102v160M464 102v160M488 102v160" stroke="${light}" stroke-width="4"/><path d="M190 204h308v58H190z" fill="${accent}"/><path d="M190 222h308M190 242h308" stroke="${light}" stroke-width="5"/><path d="M360 168h120l20 10-20 10H360l-20-10z" fill="${ink}"/>`,
} satisfies Record<string, Draw>

export type Subject = keyof typeof SUBJECTS

const isSubject = (name: string): name is Subject => Object.hasOwn(SUBJECTS, name)

/** The subjects that words of a title mean; the first that fits. */
const MEANINGS: readonly (readonly [Subject, RegExp])[] = [
  ['lighthouse', /养老|退休|长辈/],
  ['ferry', /QDII|海外|时差/],
  ['lantern', /医药|药|集采|消费|管线/],
  ['loom', /科技|半导体|新能源|装机|产业|芯片/],
  ['terraces', /红利|股息|分红/],
  ['harbour', /闲钱|货币|现金|存单|长假|短债|同业/],
  ['umbrella', /风险|回撤|测评|下跌|漂移|会跌|波动/],
  ['bridge', /债|久期|票息|利率|信用/],
  ['seedling', /定投|入门|第一|起点|起步|计划/],
  ['tea', /来信|信：|持有|心理|陪伴|给持有人/],
  ['compass', /配置|指数|选|份额|费用|怎么/],
  ['bookshelf', /季报|读|公告|词|课|报告/],
]

const OTHERS: readonly Subject[] = ['bookshelf', 'tea', 'compass', 'seedling']

/** The subject of a text by its title; one of the general ones where the title says nothing. */
export function subjectOf(title: string): Subject {
  const found = MEANINGS.find(([, words]) => words.test(title))
  return found?.[0] ?? OTHERS[title.length % OTHERS.length] ?? 'compass'
}

/** The name of a scene: a number of its own lets the planes of equal scenes differ. */
export const sceneName = (title: string, no: number): string =>
  `${subjectOf(title)}-${no % PALETTE_COUNT}-${no}`

/** The drawing of a name; null where it names none. */
export function drawScene(name: string): string | null {
  const [subject = '', colour = '', no = ''] = name.split('-')
  const colours = /^\d$/.test(colour) ? PALETTES[Number(colour)] : undefined
  if (!isSubject(subject) || colours === undefined || !/^\d{1,4}$/.test(no)) return null
  const { sky, haze, back, front } = colours
  const shift = (Number(no) * 37) % 90
  const isMirrored = Number(no) % 2 === 1
  const ground = `<path d="M0 ${206 + (shift % 30)}C110 ${150 + shift / 2} 220 ${220 - shift / 3} 345 196S570 ${140 + shift / 2} 690 ${176 + shift / 3}V345H0z" fill="${back}"/><path d="M0 ${284 - shift / 5}C160 ${262 + shift / 4} 300 300 430 288S610 ${268 - shift / 6} 690 ${282 - shift / 5}V345H0z" fill="${front}"/>`
  const parts = `<rect width="690" height="345" fill="${sky}"/><path d="M0 168C190 96 500 96 690 168V345H0z" fill="${haze}"/>${ground}${SUBJECTS[subject](colours)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 345" width="690" height="345">${isMirrored ? `<g transform="matrix(-1 0 0 1 690 0)">${parts}</g>` : parts}</svg>`
}
