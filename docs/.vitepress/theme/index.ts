import Theme from 'vitepress/theme-without-fonts';
import './house.css';

export default Theme;
