// Compiles templates in the browser; has to come before all else of Angular
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import * as react18 from '@cueroom/react-18-host'
import { html, render as renderLit } from 'lit'
import { h, render as renderPreact } from 'preact'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { mount } from 'svelte'
import { createApp, h as hVue } from 'vue'
// Compiled by the test that bundles this page
import SvelteHost from './svelte-host.svelte'

// A page of a host that writes the same element with one framework after the other
const { id, api, hands } = document.documentElement.dataset
const tag = 'cueroom-questionnaire'
const attributes = { 'questionnaire-id': id, 'api-base': api, autosave: 'off' }
// Into elements they do not know yet, frameworks write texts only
const prefillOf = (framework: string) => {
  const answers = { name: framework, topics: ['Bees'] }
  return hands === 'objects' ? answers : JSON.stringify(answers)
}

const placeOf = (framework: string) => {
  const place = document.createElement('section')
  place.id = framework
  document.body.append(place)
  return place
}
const heard = (framework: string) => () => (document.querySelector(`#${framework}`)!.ariaLabel = 'ready')

const frameworks: Record<string, (place: HTMLElement, on: () => void) => void> = {
  react(place, on) {
    const Host = () => {
      // Again, as when the state of the page changes
      const [prefill] = useState(() => prefillOf('react'))
      return createElement(tag, { ...attributes, prefill, 'oncueroom-ready': on })
    }
    createRoot(place).render(createElement(Host))
  },
  // Hands objects over and hears events through the element itself only
  react18(place, on) {
    const take = (element: HTMLElement | null) => {
      if (hands === 'objects') Object.assign(element ?? {}, { prefill: prefillOf('react18') })
      element?.addEventListener('cueroom-ready', on)
    }
    const prefill = hands === 'objects' ? undefined : prefillOf('react18')
    const page = react18.createElement(tag, { ...attributes, prefill, ref: take })
    react18.createRoot(place).render(page)
  },
  angular(place, on) {
    class Host {
      id = id
      api = api
      prefill = prefillOf('angular')
      on = on
    }
    place.append(document.createElement('angular-host'))
    const component = Component({
      selector: 'angular-host',
      schemas: [CUSTOM_ELEMENTS_SCHEMA],
      template: `<cueroom-questionnaire
        [attr.questionnaire-id]="id" [attr.api-base]="api" autosave="off"
        [prefill]="prefill" (cueroom-ready)="on()"
      ></cueroom-questionnaire>`,
    })
    void bootstrapApplication(component(Host), { providers: [provideZonelessChangeDetection()] })
  },
  vue: (place, on) =>
    createApp({
      render: () => hVue(tag, { ...attributes, prefill: prefillOf('vue'), 'onCueroom-ready': on }),
    }).mount(place),
  preact: (place, on) =>
    renderPreact(
      h(tag as 'div', { ...attributes, prefill: prefillOf('preact'), 'oncueroom-ready': on } as object),
      place,
    ),
  svelte: (place, on) =>
    mount(SvelteHost, { target: place, props: { id, api, prefill: prefillOf('svelte'), on } }),
  lit: (place, on) =>
    renderLit(
      html`<cueroom-questionnaire
        questionnaire-id=${id}
        api-base=${api}
        autosave="off"
        .prefill=${prefillOf('lit')}
        @cueroom-ready=${on}
      ></cueroom-questionnaire>`,
      place,
    ),
  // A page without any, which may be written before or after the script
  plain(place, on) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value ?? '')
    Object.assign(element, { prefill: prefillOf('plain') })
    element.addEventListener('cueroom-ready', on)
    place.append(element)
  },
}
for (const [framework, write] of Object.entries(frameworks)) write(placeOf(framework), heard(framework))
