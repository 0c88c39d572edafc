import { howToPages } from '../.vitepress/games.js';

export default howToPages('en');
