import { button, region, words } from './locators.ts'
import { Page } from './page.ts'

const question = (no: number) => `(//main//*[@role="radiogroup"])[${no}]`
const option = (no: number, at: number) => `(${question(no)}//label)[${at + 1}]`

/** /course/courseHome with a lesson: its text or recording, its questions. */
export class LessonPage extends Page {
  protected readonly landmark = '//main//h1'

  async sees(text: string): Promise<this> {
    await this.see(`//main${words(text)}`)
    return this
  }

  async says(text: string): Promise<this> {
    await this.see(words(text))
    return this
  }

  async learned(): Promise<this> {
    await this.tap(button('我学完了，去答题'))
    await this.gone(button('我学完了，去答题'))
    return this
  }

  /** The end of the text of a recording. */
  async readText(): Promise<this> {
    await this.tap(button('文字读完了，去答题'))
    await this.gone(button('文字读完了，去答题'))
    return this
  }

  /** Answers each question by the number of its option, from 0, and submits. */
  async answer(...options: readonly number[]): Promise<this> {
    for (const [index, at] of options.entries()) await this.tap(option(index + 1, at))
    await this.tap(button('提交答案'))
    return this
  }

  hasQuestions(): Promise<boolean> {
    return this.has(button('提交答案'))
  }

  /**
   * Plays the recording without sound, from a second on and so many times as fast; resolves once it
   * has gone on.
   */
  async play(from: number, rate = 1): Promise<void> {
    await this.see('//main//audio')
    await this.atRest()
    // Engines play nothing before the user's first tap.
    await this.tap('//main//h1')
    await this.host.browser.execute(
      (start: number, times: number) => {
        const audio = document.querySelector('main audio')
        if (!(audio instanceof HTMLAudioElement)) return
        audio.muted = true
        audio.currentTime = start
        audio.playbackRate = times
        void audio.play()
      },
      from,
      rate,
    )
    await this.playedUntil(from)
  }

  /** Resolves once the recording has gone beyond a second. */
  async playedUntil(end: number): Promise<void> {
    await this.host.browser.waitUntil(
      async () => {
        const second = await this.host.browser.execute(
          () => document.querySelector<HTMLAudioElement>('main audio')?.currentTime,
        )
        return typeof second === 'number' && second > end
      },
      { timeout: 20_000, timeoutMsg: 'the recording does not go on' },
    )
  }
}

/** /course/courseHome with a course: its lessons. */
export class CoursePage extends Page {
  protected readonly landmark = region('课程目录')

  async lessonSays(title: string, state: string): Promise<this> {
    await this.see(`${region('课程目录')}//a[contains(., "${title}") and contains(., "${state}")]`)
    return this
  }
}

/** /course/courseHome: all courses. */
export class CourseHomePage extends Page {
  protected readonly landmark = region('全部课程')

  async goesOnWith(title: string): Promise<LessonPage> {
    await this.tap(`${region('继续学习')}//a[contains(., "${title}")]`)
    return new LessonPage(this.host).shown()
  }
}
