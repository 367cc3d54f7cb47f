import { DotLoading } from 'antd-mobile'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { isInApp } from './calls.ts'
import './page.css'

const Home = lazy(() => import('./Home.tsx'))
const Fund = lazy(() => import('./Fund.tsx'))
const Holdings = lazy(() => import('./Holdings.tsx'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <BrowserRouter>
    <Suspense fallback={<DotLoading />}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/fund_detail/FundDetailSingle" element={<Fund />} />
        <Route path="/asset/holdList" element={<Holdings />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
)

if (!isInApp() && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
}
