import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import {
  Gallery,
  Gauge,
  LineChart,
  MapFrame,
  MediaPlayer,
  NumberStepper,
  PhotoPicker,
  RatingField,
  ReadAloudButton,
  Stepper,
  Table,
  Tabs,
  VoiceNote,
} from '../index.ts';

const html = (tree: ReactNode) => renderToString(<MemoryRouter>{tree}</MemoryRouter>).replaceAll('<!-- -->', '');

describe('the server’s HTML, before any script has run', () => {
  it('draws a chart, its last values and all numbers', () => {
    const dates = [1, 2, 3].map((day) => ({ time: day, text: `0${day}-11-2026` }));
    const chart = html(
      <LineChart
        caption="Onion"
        summary="Up"
        dates={dates}
        series={[{ name: 'Lasalgaon', values: [1500, null, 1850] }]}
        formatValue={(value) => `₹${value}`}
        labels={{ date: 'Date', table: 'All prices', noValue: '–' }}
      />,
    );
    expect(chart).toContain('<polyline');
    expect(chart).toContain('aria-valuetext="03-11-2026: Lasalgaon ₹1850"');
    expect(chart).toMatch(/02-11-2026.*–/);
  });

  it('shows a reading in words', () => {
    const gauge = html(
      <Gauge
        label="N"
        value={180}
        valueText="180 kg"
        bounds={{ low: 280, high: 560 }}
        min={0}
        max={840}
        rangeText="280 – 560"
        levelLabels={{ low: 'Low', medium: 'Right', high: 'High' }}
      />,
    );
    expect(gauge).toContain('aria-valuetext="180 kg, Low"');
  });

  it('holds every part of tabs, each within reach of a link', () => {
    const tabs = html(
      <Tabs
        label="Thrips"
        tabs={[
          { value: 'signs', label: 'Signs', content: 'Spots' },
          { value: 'cure', label: 'Cure', content: 'Neem' },
        ]}
      />,
    );
    const target = /href="#([^"]*cure)"/.exec(tabs)?.[1] ?? '';
    expect(tabs).toContain(`id="${target}"`);
    expect(tabs).toContain('Neem');
    expect(tabs).not.toContain('hidden=""');
  });

  it('has fields that a form sends by itself', () => {
    const form = html(
      <>
        <NumberStepper label="Acres" name="area" defaultValue={2} labels={{ decrease: 'Less', increase: 'More' }} />
        <RatingField legend="Shop" name="rating" labels={['1', '2', '3', '4', '5']} />
        <PhotoPicker
          legend="Photos"
          name="photos"
          countText={() => ''}
          texts={{
            take: 'Take',
            choose: 'Choose',
            remove: 'Remove',
            shrinking: '…',
            photo: 'Photo',
            problems: { 'not-a-picture': '', 'too-big': '', 'too-many': '' },
          }}
        />
        <VoiceNote
          label="Voice"
          name="voice"
          texts={{
            record: 'Record',
            asking: '',
            recording: '',
            stop: '',
            listen: '',
            discard: '',
            problems: { refused: '', 'no-microphone': '', failed: '' },
          }}
        />
      </>,
    );
    expect(form).toMatch(/name="area"[^>]*value="2"|value="2"[^>]*name="area"/);
    expect(form.match(/type="radio"/g)).toHaveLength(5);
    expect(form.match(/type="file"[^>]*name="photos"/g)).toHaveLength(2);
    expect(form).toMatch(/type="file"[^>]*name="voice"[^>]*accept="audio\/\*"|accept="audio\/\*"[^>]*name="voice"/);
    expect(form).not.toContain('Record');
  });

  it('shows places as words and pictures in a row, and no button that could not answer yet', () => {
    const map = html(
      <MapFrame
        label="Shops"
        picture="/m.svg"
        texts={{ show: 'Show map', cost: '', loading: '', failed: '', offline: '', retry: '' }}
        load={() => Promise.reject(new Error())}
        list={<p>Shri Ganesh</p>}
      />,
    );
    expect(map).toContain('Shri Ganesh');
    expect(map).not.toContain('Show map');
    const gallery = html(
      <Gallery
        label="Sack"
        pictures={[
          { src: '/1.svg', alt: 'Front' },
          { src: '/2.svg', alt: 'Back' },
        ]}
        width={100}
        height={100}
        labels={{ previous: 'Back', next: 'On' }}
        countText={(place, count) => `${place} of ${count}`}
      />,
    );
    expect(gallery).toContain('1 of 2');
    expect(gallery).not.toContain('<button');
    expect(
      html(<ReadAloudButton language="hi" text="x" labels={{ listen: 'Listen', pause: '', resume: '', stop: '' }} />),
    ).not.toContain('Listen');
  });

  it('plays sound, shows steps and tables with no script at all', () => {
    const still = html(
      <>
        <MediaPlayer kind="audio" src="/a.mp3" title="Talk" sizeText="4 min, 2 MB" failedText="" retryText="" />
        <Stepper
          label="Claim"
          text="Step 1 of 2"
          stateLabels={{ done: 'Done', now: 'Now', next: 'Next' }}
          steps={[
            { title: 'Crop', state: 'now' },
            { title: 'Send', state: 'next' },
          ]}
        />
        <Table
          caption="Prices"
          columns={[
            { key: 'a', header: 'Mandi' },
            { key: 'b', header: 'Price' },
          ]}
          rows={[{ key: '1', cells: { a: 'Lasalgaon', b: '₹1850' } }]}
        />
      </>,
    );
    expect(still).toMatch(/<audio[^>]*preload="none"[^>]*controls=""/);
    expect(still).toContain('aria-current="step"');
    expect(still).toContain('₹1850');
  });
});
