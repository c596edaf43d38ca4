import { createRoot } from 'react-dom/client';
import { machines } from '#machines/registry.ts';
import { readBrowserVisit } from '#platform/network/visit.ts';
import '#ui/tokens.css';
import '#ui/base.css';
import './main.css';
import { Workbench } from './workbench.tsx';

// the tester's theme and text size, as on the readers' pages
const { theme, textStep, care } = readBrowserVisit(Date.now());
const { dataset } = document.documentElement;
dataset.theme = theme;
dataset.text = String(textStep);
if (care) dataset.care = 'on';

const container = document.querySelector('main');
if (container === null) throw new Error('the page has no <main>');
createRoot(container).render(<Workbench machines={machines} />);
